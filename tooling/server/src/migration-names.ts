/**
 * What is wrong with the names of migrations, one sentence each. They are numbered from 0001 without a hole, so that two
 * branches cannot both add the next one unseen.
 */
export function misnumbered(names: readonly string[]): string[] {
  return names.toSorted().flatMap((name, index) => {
    const number = String(index + 1).padStart(4, '0')
    return name.startsWith(`${number}-`) ? [] : [`migration ${name} should have number ${number}`]
  })
}
