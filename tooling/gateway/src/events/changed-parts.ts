type Parts = Record<string, unknown>

/** What two states of one thing differ in, by the path of each part: as it was, and as it is; undefined where nothing differs. */
export function changedParts(before: object, after: object): { before: Parts; after: Parts } | undefined {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path))
  if (paths.length === 0) return undefined
  return { before: partsAt(was, paths), after: partsAt(is, paths) }
}

function partsAt(leaves: ReadonlyMap<string, string>, paths: readonly string[]): Parts {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const leaf = leaves.get(path)
      return leaf === undefined ? [] : [[path, JSON.parse(leaf) as unknown]]
    }),
  )
}

/** The ends of a tree as JSON, by their paths; lists of plain values are one end. */
function leavesOf(tree: object): Map<string, string> {
  const leaves = new Map<string, string>()
  const walk = (value: unknown, path: string): void => {
    if (value === undefined) return
    const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object')
    if (typeof value !== 'object' || value === null || isPlainList) {
      leaves.set(path, JSON.stringify(value))
      return
    }
    for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`)
  }
  walk(tree, '')
  return leaves
}
