/** A document of the project, as the index of the documentation lists it. */
export interface DocumentEntry {
  /** Its file's name without the ending, in small letters. */
  readonly name: string;
  readonly description: string;
}

/** Documents of one kind, under a heading. */
export interface DocumentEntries {
  readonly heading: string;
  readonly documents: readonly DocumentEntry[];
}

/** The documents about running a server and writing programs. */
export const documentationGroups: readonly DocumentEntries[] = [
  {
    heading: 'Run your own',
    documents: [
      { name: 'install', description: 'From an empty Debian to a protected server.' },
      { name: 'settings', description: 'Every environment variable, with its default and an example.' },
      { name: 'proxies', description: 'nginx, Caddy and Traefik, on a separate host or below a path.' },
      { name: 'hardening', description: 'A checklist before you let strangers use the server.' },
      { name: 'scaling', description: 'Web servers, workers, Redis and a file store.' },
      { name: 'upgrade', description: 'New versions, and why there is nothing to back up.' },
      { name: 'security', description: 'What is protected, from whom and how, and how to report a vulnerability.' },
      { name: 'changelog', description: 'What changed in each version.' },
    ],
  },
  {
    heading: 'Use it from programs',
    documents: [
      { name: 'programs', description: 'Endpoints, jobs, keys, the command line, watched folders and assistants.' },
      { name: 'problems', description: 'What each code means, and what an operator can do.' },
    ],
  },
  {
    heading: 'Before you decide',
    documents: [
      {
        name: 'benchmarks',
        description: 'Speed, size and memory, measured side by side with the alternatives.',
      },
    ],
  },
];

/** What the documentation says around its documents. */
export const documentationCopy = {
  title: 'Documentation',
  description: 'How to run your own server, protect it and use it from programs, and how it performs.',
  all: 'All documentation',
  visitors: {
    heading: 'Use the site',
    before: 'Choose a file on a tool’s page; each page explains its own tool. ',
    tools: { label: 'All tools', path: '/tools' },
    after: '.',
  },
  reference: { label: 'API', description: 'Every endpoint with its fields, limits, problems and examples, to try.' },
} as const;
