import type { ReadCommand } from './read-commands.ts'
import type { ToldCommand } from './told-command.ts'

/**
 * What is wrong between the commands of the documents and those of which it is told how they are played: a command that
 * nobody plays, one that no document has any more, and a player that is not there.
 */
export function untoldCommands(
  read: readonly ReadCommand[],
  told: readonly ToldCommand[],
  isThere: (file: string) => boolean,
): string[] {
  const keys = new Set(read.map(keyOf))
  const known = new Set(told.map(keyOf))
  return [
    ...read
      .filter((each) => !known.has(keyOf(each)))
      .map(
        ({ document, command }) =>
          `${document} gives "${command}", which nobody plays: tell it in told-in-*.ts`,
      ),
    ...told.flatMap((each) => {
      const { document, command, by } = each
      if (!keys.has(keyOf(each))) return [`told-in-*.ts tells "${command}", which ${document} does not give`]
      return by === undefined || isThere(by)
        ? []
        : [`told-in-*.ts has ${by} play "${command}", which is no file`]
    }),
  ]
}

function keyOf({ document, command }: ReadCommand): string {
  return `${document}\n${command}`
}

/**
 * The words of `pnpm test --unit …` and `--journeys …` in the documents that are the name of no test. Capitals stand for what
 * the reader puts there.
 */
export function untestedWords(read: readonly ReadCommand[], tests: readonly string[]): string[] {
  return read.flatMap(({ document, command }) => {
    const { rest = '' } = /^pnpm test --(?:unit|journeys)\b(?<rest>.*)$/.exec(command)?.groups ?? {}
    const words = rest.replaceAll(/--project[ =]\S+/g, '').split(/\s+/)
    return words
      .filter((word) => word !== '' && !/[A-Z]{2}/.test(word) && !tests.some((test) => test.includes(word)))
      .map((word) => `${document} gives "${command}", and no test is called ${word}`)
  })
}
