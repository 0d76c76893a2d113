import type { GameFamily } from '@saola/protocol'

/** `RNG_GILDED_DRAGON`: the family keeps a pot and a slot of the same words apart. */
export function codeOf(family: GameFamily, name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/gu, '')
    .replace(/đ/giu, 'd')
  const words = plain.toUpperCase().match(/[A-Z0-9]+/gu) ?? []
  return [family, ...words].join('_')
}
