import type { GameFamily } from '@saola/protocol'
import { foldText } from '@saola/validation'

/** `RNG_GILDED_DRAGON`: the family keeps a pot and a slot of the same words apart. */
export function codeOf(family: GameFamily, name: string): string {
  const words =
    foldText(name)
      .replaceAll("'", '')
      .toUpperCase()
      .match(/[A-Z0-9]+/gu) ?? []
  return [family, ...words].join('_')
}
