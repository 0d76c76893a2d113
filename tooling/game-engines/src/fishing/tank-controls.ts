import { button, h } from '../kit/dom.ts'
import { asPercent, asShortTimes, asWhole } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { oneTimes } from '../payout.ts'
import { bossChance, fishChance, type CatchChance } from './catch-chance.ts'
import type { FishingModel } from './fishing-model.ts'

/** The controls beside the tank. */
export type TankControls = {
  elements: readonly Node[]
  /** The animal that is aimed at; undefined for any. */
  target: () => string | undefined
  lock: (code: string | undefined) => void
  hasNet: () => boolean
}

/** An animal as the list of prizes names it. */
export type Prize = { code: string; times: string; chance: CatchChance }

/** All animals of a tank with what they pay and the chance to catch them. */
export function prizesOf(model: FishingModel): Prize[] {
  const fish = model.fish.map((each) => ({
    code: each.code,
    times: asShortTimes(each.times * oneTimes),
    chance: fishChance(model, each),
  }))
  const bosses = model.bosses.map((boss) => ({
    code: boss.code,
    times: `${asWhole(boss.least)}–${asShortTimes(boss.most * oneTimes)}`,
    chance: bossChance(model, boss),
  }))
  return [...fish, ...bosses]
}

/** A target to lock and the net. `onChange` hears of each change. */
export function createTankControls(prizes: readonly Prize[], onChange: () => void): TankControls {
  const options = prizes.map(({ code, times }) =>
    h('option', { value: code }, `${text(`fishing.animal.${code}`)} ${times}`),
  )
  const select = h(
    'select',
    { id: 'target', class: 'target' },
    h('option', { value: '' }, text('fishing.any')),
    ...options,
  )
  const net = button(text('fishing.net'), () => toggle(), { class: 'chip net', 'aria-pressed': 'false' })
  function toggle(): void {
    net.ariaPressed = String(net.ariaPressed !== 'true')
    onChange()
  }
  select.addEventListener('change', onChange)
  return {
    elements: [
      h(
        'div',
        { class: 'aim' },
        h('label', { for: 'target' }, text('fishing.target')),
        h('div', { class: 'aim-row' }, select, net),
      ),
    ],
    target: () => select.value || undefined,
    lock(code) {
      select.value = code ?? ''
      onChange()
    },
    hasNet: () => net.ariaPressed === 'true',
  }
}

/** The list of prizes for the rules: what each animal pays, and its exact chance as a fraction and as a percentage. */
export function prizeTable(prizes: readonly Prize[]): HTMLElement {
  const head = ['animal', 'pays', 'chance'].map((name) => h('th', { scope: 'col' }, text(`fishing.${name}`)))
  const rows = prizes.map(({ code, times, chance: { ways, range } }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, text(`fishing.animal.${code}`)),
      h('td', {}, times),
      h('td', {}, `${asPercent(ways / range)}`, h('small', {}, ` ${asWhole(ways)} / ${asWhole(range)}`)),
    ),
  )
  return h('table', { class: 'prize-table' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows))
}
