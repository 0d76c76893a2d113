import { allCalls, type Area } from '@saola/protocol'

/** A Markdown table of every call, from the rows themselves. */
export function tableOfCalls(): string {
  return [
    '| id | method | path | module | token | access | sealed | `t` | body | errors | money | what |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...allCalls().map(
      (call) =>
        `| ${call.id} | ${call.method} | \`${call.path}\` | ${call.moduleId} | ${call.token} | ${call.access} | ${yes(call.sealed)} | ${yes(call.timestamp)} | ${call.body} | ${call.errors} | ${yes(call.money)} | ${call.about} |`,
    ),
  ].join('\n')
}

/** A shorter table of the calls of one area, for its page; the README of `protocol` has every column. */
export function tableOfArea(area: Area): string {
  return [
    '| call | what | method and path | who |',
    '|---|---|---|---|',
    ...allCalls()
      .filter(({ id }) => id.startsWith(`${area}.`))
      .map(
        ({ id, about, method, path, access }) => `| ${id} | ${about} | ${method} \`${path}\` | ${access} |`,
      ),
  ].join('\n')
}

function yes(value: boolean): string {
  return value ? 'yes' : ''
}
