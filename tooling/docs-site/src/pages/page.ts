/** A part of the site's contents, in the order in which they stand at the side. */
export const groups = [
  'Start',
  'Packages',
  'Calls',
  'How do I …?',
  'Areas and their rules',
  'Security',
  'Tooling',
  'Examples',
  'API of the packages',
  'Decisions',
] as const

export type Group = (typeof groups)[number]

/** One page of the site. */
export type Page = {
  /** Its place in the site, `areas/wallet.md`. */
  file: string
  /** The file of the repository that it shows, from which its links count. */
  source?: string
  /** What it is called at the side. */
  title: string
  group: Group
  markdown: string
}
