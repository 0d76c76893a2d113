import type { Pace } from '../kit/pace.ts'
import { drawBack, drawFace } from './draw-card.ts'

const turnMs = 220

/** Lays a card down with its back up. */
export function layBack(place: Element): void {
  place.replaceChildren(drawBack())
}

/** Lays a card down with its face up, at once. */
export function layFace(place: Element, card: number): void {
  place.replaceChildren(drawFace(card))
}

/** Turns a card that lies with its back up. */
export async function turnCard(place: Element, card: number, pace: Pace): Promise<void> {
  if (pace.isStill) return layFace(place, card)
  const half = { duration: pace.ms(turnMs) / 2, easing: 'ease-in' }
  await place.animate([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], half).finished
  layFace(place, card)
  await place.animate([{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
    ...half,
    easing: 'ease-out',
  }).finished
}
