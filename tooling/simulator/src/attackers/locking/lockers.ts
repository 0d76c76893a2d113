import type { Brand } from '../brand.ts'
import { goesThrough, openBrowser } from '../browser.ts'
import type { Figure } from '../figures.ts'
import { newMobile, password, proveContact, register } from '../person.ts'
import { claimNumber, nuisances } from './nuisances.ts'
import { byCode, byPassword, type Owner, type WayIn } from './ways-in.ts'

/** How often an owner does not come in at once, whatever strangers have done. */
export async function playLockers(brand: Brand): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { attack, rule, annoy, open } of nuisances) {
    const owner = await openOwner(brand, newMobile())
    const tries = await annoy(brand, owner)
    figures.push({
      attack,
      tries,
      keptOut: await countRefused(brand, owner, open),
      most: { keptOut: 0 },
      rule,
    })
  }
  return [...figures, await playClaims(brand)]
}

/** A number that twenty strangers have written down before its owner proves it and signs in by it. */
async function playClaims(brand: Brand): Promise<Figure> {
  const mobile = newMobile()
  const tries = await claimNumber(brand, mobile)
  const owner = { ...(await register(brand, openBrowser(brand))), mobile, password }
  const provesIt: WayIn = () => proveContact(brand, owner, 'sms', mobile)
  const keptOut = await countRefused(brand, owner, [provesIt, byPassword, byCode])
  const attack = 'a number that others have written down first'
  return { attack, tries, keptOut, most: { keptOut: 0 }, rule: 'session 47' }
}

async function openOwner(brand: Brand, mobile: string): Promise<Owner> {
  const person = await register(brand, openBrowser(brand, { agent: "the owner's browser" }))
  await proveContact(brand, person, 'sms', mobile)
  return { ...person, mobile, password }
}

/** How many of the ways in are refused. */
async function countRefused(brand: Brand, owner: Owner, ways: readonly WayIn[]): Promise<number> {
  let refused = 0
  for (const way of ways) if (!(await goesThrough(way(brand, owner)))) refused += 1
  return refused
}
