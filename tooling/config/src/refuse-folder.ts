/** What a path may not have, and who cannot read it. */
const refused: readonly [character: string, why: string][] = [
  ['#', 'Vite takes what follows it for a part of an address'],
  ['?', 'Vite takes what follows it for a part of an address'],
  ["'", 'the router writes the paths of routes between such marks'],
  [':', 'the list of folders with programs, PATH, ends at each'],
]

/** Why the repository cannot be built where it lies, in a sentence; undefined where it can. */
export function whyNotIn(folder: string): string | undefined {
  const path = process.platform === 'win32' ? folder.replace(/^[a-z]:/i, '') : folder
  const found = refused.find(([character]) => path.includes(character))
  return (
    found &&
    `Saola cannot be built in ${folder}: ${found[1]}. Move it to a folder without "${found[0]}"; spaces and accents are fine.`
  )
}
