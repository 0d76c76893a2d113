/**
 * Sheets for the browsers of docs/browsers.md, beyond what builders know of them.
 *
 * @module
 */
import { transform, type ReturnedRule, type Visitor } from 'lightningcss'
import { styleTarget } from '../floor.ts'
import { plainMedia } from './plain-media.ts'
import { withoutContainers } from './without-containers.ts'
import { withoutMixes } from './without-mixes.ts'

/**
 * Builds a sheet that no app builds, a brand's, a game's or a package's: before a colour that somebody does not know stands
 * a plain one, and all that `prepareSheet` does. Throws a `SyntaxError` with the line where `css` is none; `path` names it.
 */
export function buildSheet(css: string, path: string): string {
  return built(css, path, targets)
}

/**
 * Prepares a sheet for an app's builder, which writes plain colours itself: mixes of tokens have their larger part where
 * mixes are unknown, containers give way to the page where they are, and widths are asked for as of old.
 */
export function prepareSheet(css: string, path: string): string {
  return built(css, path)
}

function built(css: string, path: string, wanted?: typeof targets): string {
  const { code } = transform({
    filename: path,
    code: new TextEncoder().encode(css),
    visitor,
    ...(wanted && { targets: wanted }),
  })
  return new TextDecoder().decode(code)
}

const visitor: Visitor<never> = {
  Rule: {
    style: ({ value }) => withoutNulls(withoutMixes(value)),
    container: ({ value }) => withoutNulls(withoutContainers(value)),
  },
  MediaQuery: plainMedia,
}

/** The builder does not take back every null that it gave out. */
function withoutNulls(rules: ReturnedRule[] | undefined): ReturnedRule[] | undefined {
  if (rules === undefined) return undefined
  return JSON.parse(JSON.stringify(rules, (_, each: unknown) => each ?? undefined)) as ReturnedRule[]
}

/** `ios15.4` as the builder counts it: 15 in the third byte, 4 in the second. */
const targets = Object.fromEntries(
  styleTarget.map((target) => {
    const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? []
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)]
  }),
)
