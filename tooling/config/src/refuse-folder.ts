/** What a path may not have, and who cannot read it. */
const refused: readonly [character: string, why: string][] = [
  ['#', 'Vite takes what follows it for a part of an address'],
  ['?', 'Vite takes what follows it for a part of an address'],
  ["'", 'the router writes the paths of routes between such marks'],
  [':', 'the list of folders with programs, PATH, ends at each'],
]

/** What the tests cannot have besides. */
const refusedByTests: typeof refused = [['%', 'Vitest takes it for the beginning of an encoded letter']]

/** Why the repository cannot be built, or tested, where it lies, in a sentence; undefined where it can. */
export function whyNotIn(folder: string, work: 'built' | 'tested' = 'built'): string | undefined {
  const path = process.platform === 'win32' ? folder.replace(/^[a-z]:/i, '') : folder
  const all = work === 'tested' ? [...refused, ...refusedByTests] : refused
  const found = all.find(([character]) => path.includes(character))
  return (
    found &&
    `Saola cannot be ${work} in ${folder}: ${found[1]}. Move it to a folder without "${found[0]}"; spaces and accents are fine.`
  )
}
