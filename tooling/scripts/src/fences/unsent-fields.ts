import { unsentFields } from '@saola/config/sent-rows'
import type { Source } from './read-sources.ts'

const names = unsentFields.join('|')
const row = String.raw`(?:\bcalls(?:\.\w+){2}|\b(?:call|row))`
const reads = new RegExp(
  String.raw`${row}\??\.(?:${names})\b|\{(?:[^{}=]*[\s,])?(?:${names})\b[^{}=]*\}\s*=\s*${row}\b`,
  'g',
)

/** Apps, and what is built into them. */
const inTheApps = /^(?:apps|packages\/(?:api-client|game-launch|shell|sign-in))(?:\/[^/]+)?\/src\//

/** Where an app reads a field of a row that its build leaves out, as `path:line`. */
export function unsentFieldsRead(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => inTheApps.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(reads)].map(
        ({ 0: found, index }) =>
          `${path}:${text.slice(0, index).split('\n').length}: no app carries this field of a row: ${found}`,
      ),
    )
}
