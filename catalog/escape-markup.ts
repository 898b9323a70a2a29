const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, between tags or in an attribute's quotes of either kind. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
