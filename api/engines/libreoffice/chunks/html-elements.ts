const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements that are left out with all that is in them: none of it is shown. */
export const unseenElements = names('script title template noscript noframes iframe xml datalist');

/** Elements without content of their own that would load something, or that Word does not show. */
export const droppedElements = names(
  `link meta base frame frameset object embed applet param source track audio video bgsound form input select
   optgroup button`,
);

/** Elements within a line of text. */
export const inlineElements = names(
  `a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub
   sup tt u var wbr nobr o:p`,
);

/** Elements that have no end tag. */
export const emptyElements = names('area base br col embed hr img input link meta param source track wbr');
