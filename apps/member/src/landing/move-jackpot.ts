import { formatMoney } from '@saola/i18n'
import { jackpotStep } from '#features/jackpot/jackpot.ts'
import jackpot from '#features/jackpot/jackpot-counter.module.css'
import type { AskGateway } from './ask-gateway.ts'
import type { LandingFacts } from './landing-facts.ts'

/** As the app looks at the pools (`jackpotsQuery`). */
const path = '/lgw/games/jackpots'
const everyMs = 3000

type Pools = { pools: { pool: string; meter: number }[] }

/** Keeps the drawn figure moving: by what the grand pool holds, or as the sample that it is. */
export function moveJackpot(
  root: Element,
  { language }: LandingFacts,
  world: { ask: AskGateway; random: () => number },
): { amount: () => number; stop: () => void } {
  const shown = root.querySelector(`.${jackpot['amount']}`)
  const isSample = root.querySelector(`.${jackpot['sample']}`) !== null
  let amount = Number((shown?.firstElementChild?.textContent ?? '').replaceAll(/\D/g, ''))
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(next: number): void {
    if (next === amount || !shown) return
    amount = next
    drawAmount(shown, formatMoney(amount, language))
  }
  function later(ms: number, act: () => unknown): void {
    timer = setTimeout(act, ms)
  }
  function tick(): void {
    const step = jackpotStep(world.random)
    later(step.afterMs, () => {
      show(amount + step.rise)
      tick()
    })
  }
  async function look(): Promise<void> {
    if (document.visibilityState === 'visible') {
      const told = await world.ask<Pools>(path)
      const grand = told?.pools.find(({ pool }) => pool === 'grand')
      if (timer !== undefined && grand) show(Math.floor(grand.meter))
    }
    if (timer !== undefined) later(everyMs, look)
  }

  // A gateway without a jackpot has no figure on its page (system 44).
  if (shown && isSample) tick()
  else if (shown) later(everyMs, look)
  return {
    amount: () => amount,
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Only what changes is a new element, so that it alone comes in (`JackpotCounter`). */
function drawAmount(shown: Element, amount: string): void {
  const [said, seen] = shown.children
  if (!said || !seen) return
  said.textContent = (said.textContent ?? '').replace(seen.textContent ?? '', amount)
  const old = [...seen.children]
  const kept = [...amount].map((character, place) => {
    const before = old[old.length - (amount.length - place)]
    if (before?.textContent === character) return before
    const made = document.createElement('span')
    made.className = jackpot['character'] ?? ''
    made.textContent = character
    return made
  })
  seen.textContent = ''
  for (const each of kept) seen.append(each)
}
