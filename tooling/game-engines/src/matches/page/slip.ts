import { button, byId, h, svg } from '../../kit/dom.ts'
import { asHundredths, asMoney } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import type { StakeField } from '../../kit/stake-field.ts'
import { marketOf } from './market-of.ts'
import type { JudgedPick, JudgedSlip, MatchCalls, OddsFormat, OddsPolicy, SlipPick } from './match-calls.ts'
import { preparePolicyFields } from './policy-fields.ts'

const mostPicks = 8
const bar = byId<HTMLButtonElement>('slip-open')
const frame = byId('slip')
const place = byId<HTMLButtonElement>('place')
const error = byId('error')

/** The slip: picks with the odds that the member saw or agreed to, and what the server says of them now. */
export type Slip = {
  /** Adds a pick, takes it off again, or puts it in the place of another one of its match. */
  toggle: (pick: SlipPick) => void
  has: (matchId: string, pick: string) => boolean
  /** Asks what the picks stand at now. */
  refresh: () => Promise<void>
  clear: () => void
  /** Says what is wrong with the slip. */
  say: (words: string) => void
}

/** What a press on the slip asks for. */
export type SlipBet = { picks: readonly SlipPick[]; stake: number; policy: OddsPolicy }

/** What the slip needs, and whom it tells. */
export type SlipOptions = {
  calls: Pick<MatchCalls, 'slip'>
  stakeField: StakeField
  format: () => OddsFormat
  onChange: () => void
  place: (bet: SlipBet) => Promise<void>
}

/** Makes the slip work. */
export function createSlip({ calls, stakeField, format, onChange, place: send }: SlipOptions): Slip {
  let picks: readonly SlipPick[] = []
  let judged: JudgedSlip | undefined
  let isBusy = false
  let asked = 0

  bar.addEventListener('click', () => setOpen(frame.dataset['open'] !== 'true'))
  place.addEventListener('click', () => void press())
  const policy = preparePolicyFields(show)

  async function refresh(): Promise<void> {
    if (picks.length === 0) return show()
    asked += 1
    const turn = asked
    const stake = stakeField.read()
    const answer = await calls.slip({ picks, format: format(), ...(stake > 0 ? { stake } : {}) })
    // What was asked before the last change says nothing any more.
    if (turn !== asked) return
    judged = answer
    show()
  }

  async function press(): Promise<void> {
    if (isBusy || !judged) return
    if (!isAgreed(judged)) {
      picks = picks.map((pick, index) => ({ ...pick, odds: judged?.picks[index]?.odds ?? pick.odds }))
      say('')
      return show()
    }
    isBusy = true
    show()
    try {
      await send({ picks, stake: stakeField.read(), policy: policy.chosen() })
    } finally {
      isBusy = false
      show()
    }
  }

  /** Whether the policy takes the odds of now for those that were agreed to. */
  function isAgreed(slip: JudgedSlip): boolean {
    return slip.picks.every(({ odds }, index) => policy.takes(picks[index]?.odds ?? 0, odds))
  }

  function show(): void {
    const count = picks.length
    frame.dataset['count'] = String(count)
    byId('slip-hint').hidden = count > 0
    byId('slip-form').hidden = count === 0
    byId('slip-kind').textContent = kindWords(count)
    byId('slip-total').textContent = count > 0 ? (judged?.total ?? '') : ''
    if (count === 0) return byId('slip-picks').replaceChildren()
    showPicks()
    showSums()
  }

  function showPicks(): void {
    const list = byId('slip-picks')
    const focused = document.activeElement?.getAttribute('data-remove')
    list.replaceChildren(
      ...(judged?.picks ?? []).map((pick, index) => pickRow(pick, picks[index]?.odds ?? 0)),
    )
    if (focused) list.querySelector<HTMLElement>(`[data-remove="${CSS.escape(focused)}"]`)?.focus()
  }

  function pickRow(pick: JudgedPick, agreed: number): HTMLElement {
    const { matchId, words, shown, home, away, refusal, odds } = pick
    const said = refusal === null ? changeWords(agreed, odds) : text(`match.refused.${refusal}`)
    const remove = button(cross(), () => api.toggle({ matchId, pick: pick.pick, odds }), {
      class: 'quiet',
      'aria-label': text('match.slip.remove', { pick: words }),
      'data-remove': matchId,
    })
    return h(
      'li',
      { 'data-closed': String(refusal !== null) },
      h(
        'span',
        { class: 'pick' },
        h('b', {}, words),
        h('small', {}, `${text(`match.market.${marketOf(matchId, pick.pick)}`)} · ${home} – ${away}`),
      ),
      h('span', { class: 'figure' }, shown),
      remove,
      ...(said === '' ? [] : [h('small', { class: 'said' }, said)]),
    )
  }

  function showSums(): void {
    const isLive = judged?.picks.some((pick) => pick.isLive) ?? false
    byId('slip-delay').hidden = !isLive
    byId('slip-return').textContent = !judged || judged.full === null ? '–' : asMoney(judged.full)
    byId('slip-most').textContent =
      !judged || judged.most === null ? '' : text('match.slip.most', { amount: asMoney(judged.most) })
    const stake = stakeField.read()
    place.disabled = !judged || judged.total === null || isBusy
    place.ariaBusy = String(isBusy)
    place.textContent = faceWords(stake)
  }

  function faceWords(stake: number): string {
    if (isBusy) return text('match.slip.waiting')
    if (judged && judged.total !== null && !isAgreed(judged)) {
      return text('match.slip.accept', { odds: judged.total })
    }
    return text('match.slip.place', { amount: stake > 0 ? asMoney(stake) : '' })
  }

  function setOpen(isOpen: boolean): void {
    frame.dataset['open'] = String(isOpen)
    bar.ariaExpanded = String(isOpen)
  }

  const api: Slip = {
    toggle(pick) {
      const isThere = api.has(pick.matchId, pick.pick)
      const others = picks.filter(({ matchId }) => matchId !== pick.matchId)
      const isReplacing = !isThere && others.length < picks.length
      say('')
      if (!isThere && others.length >= mostPicks) {
        return say(text('match.slip.full', { count: String(mostPicks) }))
      }
      picks = isThere ? others : [...others, pick]
      judged = undefined
      byId('verdict').textContent = isReplacing && picks.length > 1 ? text('match.slip.replaced') : ''
      onChange()
      show()
      void refresh().catch(() => undefined)
    },
    has: (matchId, pick) => picks.some((each) => each.matchId === matchId && each.pick === pick),
    refresh,
    clear() {
      picks = []
      judged = undefined
      setOpen(false)
      onChange()
      show()
    },
    say,
  }
  return api
}

function changeWords(agreed: number, now: number): string {
  if (agreed === now) return ''
  // A change that two places do not show is written with three.
  const write = plain(agreed) === plain(now) ? exact : plain
  return text('match.slip.changed', { before: write(agreed), now: write(now) })
}

function say(words: string): void {
  error.textContent = words
}

function kindWords(count: number): string {
  if (count === 0) return text('match.slip')
  return count === 1 ? text('match.slip.single') : text('match.slip.parlay', { count: String(count) })
}

/** Odds in thousandths, decimal with two places. */
function plain(odds: number): string {
  return asHundredths(Math.floor(odds / 10))
}

/** The same with the third place. */
function exact(odds: number): string {
  return `${plain(odds)}${odds % 10}`
}

function cross(): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 12 12', 'aria-hidden': true }, svg('path', { d: 'M1 1 11 11M11 1 1 11' }))
}
