import { limboChance, limboPayout } from '@saola/game-engines'
import {
  asChipMultiplier,
  asMoney,
  asMultiplier,
  asPercent,
  asShort,
  asTarget,
  asWhole,
  bounds,
  byId,
  text,
} from './page-data.ts'
import { showGoal } from './stage.ts'

const stakeField = byId<HTMLInputElement>('stake')
const targetField = byId<HTMLInputElement>('target')
const error = byId('error')
const playButton = byId<HTMLButtonElement>('play')

/** What the fields say: stake in đồng, target in hundredths. NaN where a field cannot be read. */
export type Bet = { stake: number; target: number }

/** The bet as the fields say it now. */
export function readBet(): Bet {
  return { stake: wholeOf(stakeField.value), target: targetOf(targetField.value) }
}

/** Makes the fields work: chips, grouping, odds. */
export function prepareBetForm(start: Bet): void {
  writeBet(start)
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.chip')) {
    nameChip(chip)
    chip.addEventListener('click', () => applyChip(chip))
  }
  for (const input of [stakeField, targetField]) {
    input.addEventListener('input', () => {
      if (input === stakeField) groupDigits()
      forgetError()
      showOdds()
    })
    input.addEventListener('change', () => tidy())
    input.addEventListener('focus', () => input.select())
  }
}

/** The first thing wrong with the bet in words, its field marked; empty when it may be played. */
export function checkBet({ stake, target }: Bet): string {
  const targetFits = target >= bounds.minTarget && target <= bounds.maxTarget
  const stakeFits = stake >= bounds.minStake && stake <= bounds.maxStake
  targetField.ariaInvalid = String(!targetFits)
  stakeField.ariaInvalid = String(!stakeFits)
  if (!targetFits) {
    targetField.focus()
    const [min, max] = [asMultiplier(bounds.minTarget), asMultiplier(bounds.maxTarget)]
    return text('limbo.bounds', { min, max })
  }
  if (stakeFits) return ''
  stakeField.focus()
  return text('stake.bounds', { min: asMoney(bounds.minStake), max: asMoney(bounds.maxStake) })
}

/** Says what went wrong above the button; an empty text takes it away. */
export function showError(words: string): void {
  error.textContent = words
}

/** The button's face: ready to play, waiting, or asking for a result that did not arrive. */
export function setPlayButton(face: 'ready' | 'waiting' | 'ask-again' | 'over'): void {
  playButton.disabled = face === 'over'
  playButton.ariaBusy = String(face === 'waiting')
  playButton.dataset['face'] = face
  showOdds()
}

function writeBet({ stake, target }: Bet): void {
  stakeField.value = asWhole(stake)
  targetField.value = asTarget(target)
  showOdds()
}

function showOdds(): void {
  const { stake, target } = readBet()
  const knowsTarget = target >= bounds.minTarget && target <= bounds.maxTarget
  byId('chance').textContent = knowsTarget ? asPercent(limboChance(target)) : '–'
  byId('payout').textContent = knowsTarget && stake > 0 ? asMoney(limboPayout(stake, target, target)) : '–'
  if (knowsTarget) showGoal(target)
  playButton.textContent = buttonWords(stake)
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.chip[data-value]')) {
    const current = chip.dataset['field'] === 'stake' ? stake : target
    chip.ariaPressed = String(Number(chip.dataset['value']) === current)
  }
}

function buttonWords(stake: number): string {
  const face = playButton.dataset['face']
  if (face === 'waiting') return text('playing')
  if (face === 'ask-again') return text('play.ask_again')
  return stake > 0 ? text('play', { amount: asMoney(stake) }) : text('play.plain')
}

function nameChip(chip: HTMLButtonElement): void {
  const value = Number(chip.dataset['value'])
  if (chip.dataset['field'] === 'stake') {
    chip.textContent = asShort(value)
    chip.ariaLabel = text('stake.set', { amount: asShort(value) })
  }
  if (chip.dataset['field'] === 'target') {
    chip.textContent = asChipMultiplier(value)
    chip.ariaLabel = text('limbo.target_set', { target: asChipMultiplier(value) })
  }
}

function applyChip(chip: HTMLButtonElement): void {
  const bet = readBet()
  const value = Number(chip.dataset['value'])
  if (chip.dataset['field'] === 'stake') bet.stake = value
  if (chip.dataset['field'] === 'target') bet.target = value
  const factor = Number(chip.dataset['factor'] ?? 1)
  if (factor !== 1) {
    const stake = Math.floor((bet.stake || bounds.minStake) * factor)
    bet.stake = Math.min(bounds.maxStake, Math.max(bounds.minStake, stake))
  }
  if (Number.isNaN(bet.stake)) bet.stake = bounds.minStake
  if (Number.isNaN(bet.target)) bet.target = 200
  writeBet(bet)
  forgetError()
}

/** What was wrong is being put right. */
function forgetError(): void {
  stakeField.ariaInvalid = 'false'
  targetField.ariaInvalid = 'false'
  // A round whose result is not known stays the next thing to ask for.
  if (playButton.dataset['face'] !== 'ask-again') showError('')
}

/** Rewrites what can be read in the page's own way of writing numbers. */
function tidy(): void {
  const { stake, target } = readBet()
  if (stake > 0) stakeField.value = asWhole(stake)
  if (target > 0) targetField.value = asTarget(target)
}

/** Groups while typing and leaves the caret after the digit that was typed. */
function groupDigits(): void {
  const caret = stakeField.selectionStart ?? stakeField.value.length
  const digitsBefore = stakeField.value.slice(0, caret).replace(/\D/g, '').length
  const stake = wholeOf(stakeField.value)
  if (Number.isNaN(stake)) return
  stakeField.value = asWhole(stake)
  let place = 0
  for (let seen = 0; seen < digitsBefore && place < stakeField.value.length; place += 1) {
    if (/\d/.test(stakeField.value[place] ?? '')) seen += 1
  }
  stakeField.setSelectionRange(place, place)
}

function wholeOf(value: string): number {
  const digits = value.replace(/\D/g, '').slice(0, 12)
  return digits === '' ? Number.NaN : Number(digits)
}

/** A comma or a point may part the decimals; the last mark counts, earlier ones group. */
function targetOf(value: string): number {
  const plain = value.replace(/[^\d.,]/g, '')
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  // A mark before exactly three digits groups thousands: no multiplier has three decimals.
  const groups = mark >= 0 && plain.length - mark - 1 === 3
  const wholePart = (mark >= 0 && !groups ? plain.slice(0, mark) : plain).replace(/\D/g, '')
  const decimals = mark >= 0 && !groups ? plain.slice(mark + 1).slice(0, 2) : ''
  if (wholePart === '' && decimals === '') return Number.NaN
  return Number(wholePart || '0') * 100 + Number(decimals.padEnd(2, '0') || '0')
}
