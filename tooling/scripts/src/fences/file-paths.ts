import type { Source } from './read-sources.ts'

/** An address of a file on this machine, as a program of ours makes one. */
const fileAddress = String.raw`(?:new URL\((?:[^()]|\([^()]*\))*,\s*import\.meta\.url,?\s*\)|new URL\(\s*import\.meta\.(?:url|resolve\([^()]*\)),?\s*\)|pathToFileURL\((?:[^()]|\([^()]*\))*\))`
const taken = new RegExp(String.raw`${fileAddress}\s*\.(?:pathname|href\b(?=\.))`, 'g')
const named = new RegExp(String.raw`\b(?:const|let)\s+(\w+)(?::\s*URL)?\s*=\s*${fileAddress}`, 'g')
const cut = /import\.meta\.(?:url|resolve\([^()]*\))\s*\.(?:replace|replaceAll|slice|substring)\(/g

/**
 * The places that take the path out of a file's address by hand. An address writes a space as `%20` and an accent as
 * `%C3%A9`, so the file is not found where the repository lies in a folder with one; `fileURLToPath` gives the path.
 */
export function pathsByHand(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const names = [...text.matchAll(named)].map(([, name]) => name ?? '')
    const uses = names.flatMap((name) => [
      ...text.matchAll(new RegExp(String.raw`(?<![\w.$])${name}\.pathname(?!\s*=[^=])`, 'g')),
    ])
    return [...text.matchAll(taken), ...text.matchAll(cut), ...uses]
      .map(({ index }) => text.slice(0, index).split('\n').length)
      .toSorted((one, other) => one - other)
      .map((line) => `${path}:${line} takes a path out of an address: fileURLToPath does`)
  })
}
