/** A line for each change, with the commit that brought it. */
export function getReleaseLine({ commit, summary }) {
  const [first, ...others] = summary.split('\n').map((line) => line.trimEnd())
  const mark = commit === undefined ? '' : `${commit.slice(0, 7)}: `
  return [`- ${mark}${first}`, ...others.map((line) => `  ${line}`)].join('\n')
}

/** What only follows another package says nothing: the version that it takes is in its manifest. */
export function getDependencyReleaseLine() {
  return ''
}
