import { prepareAutoplay } from '../kit/autoplay.ts'
import { byId } from '../kit/dom.ts'
import { prepareFairDrawer } from '../kit/fair-drawer.ts'
import { prepareKeys } from '../kit/keys.ts'
import { showFace } from '../kit/main-button.ts'
import { asMoney, asPercent } from '../kit/numbers.ts'
import { onSubmit } from '../kit/on-submit.ts'
import { pageData, text } from '../kit/page-data.ts'
import { prepareRulesDrawer } from '../kit/rules-drawer.ts'
import { createSpeaker } from '../kit/sound.ts'
import { prepareStakeField } from '../kit/stake-field.ts'
import { openTable } from '../kit/table.ts'
import { createCatchNews } from './catch-news.ts'
import { fishing } from './fishing-engine.ts'
import type { FishingModel } from './fishing-model.ts'
import { createGunner } from './gunner.ts'
import type { Swimmer } from './swimmers.ts'
import { createTank } from './tank.ts'
import { createTankControls, prizesOf, prizeTable } from './tank-controls.ts'
import { wordsOfFailure } from './words-of-failure.ts'

/** Shots of one volley in autoplay, and how long it waits for an animal of the locked kind. */
const volleyShots = 2
const lookoutMs = 300

// The server drew the model from the list that this page's engine reads.
const model = pageData.model as FishingModel
const prizes = prizesOf(model)
const frame = byId('table')
const error = byId('error')
const table = openTable()
const speaker = createSpeaker()
const news = createCatchNews()
const controls = createTankControls(prizes, refresh)
const tank = createTank(model, { random: Math.random, onTouch: touch, onLanded: showBalance })
const stakeField = prepareStakeField(refresh)
const autoplay = prepareAutoplay(volley, refresh)
let isOver = false

const gunner = createGunner(table, {
  onRound(round) {
    news.tell(round, table.balance())
    if (news.isGood(round)) speaker.play('win')
    error.textContent = ''
    refresh()
    autoplay.note(round)
  },
  onFailure(failure) {
    autoplay.stop()
    const { words, isEnd } = wordsOfFailure(failure)
    error.textContent = words
    if (isEnd) endSitting()
    refresh()
  },
})

byId('stage').append(...tank.elements)
byId('controls').append(...controls.elements)
byId('bet').querySelector('label[for="stake"]')?.replaceChildren(text('fishing.gun'))
prepareFairDrawer({ engine: fishing, changeSeeds: table.changeSeeds, rounds: () => table.rounds() })
prepareRulesDrawer(fishing.code, { extra: [prizeTable(prizes)], rounds: () => table.rounds() })
prepareKeys({
  ' ': press,
  s: () => stakeField.multiply(0.5),
  d: () => stakeField.multiply(2),
  a: () => stakeField.write(table.bounds().min),
})
onSubmit(byId('bet'), byId('play'), press)
prepareSwitches()
tank.start()
await open()

async function open(): Promise<void> {
  try {
    const sitting = await table.open()
    stakeField.setBounds({ min: table.bounds().min, max: Math.min(table.bounds().max, 500_000) })
    frame.dataset['state'] = 'open'
    frame.dataset['wallet'] = sitting.isDemo ? 'demo' : 'real'
    byId('demo-mark').hidden = !sitting.isDemo
    if (sitting.settings.autoplay) autoplay.offer()
    news.start(table.rounds())
    byId('verdict').textContent = text('fishing.ready')
  } catch (failure) {
    error.textContent = wordsOfFailure(failure).words
    endSitting()
  }
  refresh()
}

function press(): void {
  if (isOver) return
  if (gunner.isLost()) return void gunner.askAgain()
  shootAt(tank.findTarget(controls.target()))
}

function touch(swimmer: Swimmer | undefined): void {
  // A lock stays with its kind; a touch beside every animal is no shot.
  if (!isOver && !gunner.isLost() && swimmer) shootAt(swimmer)
}

function volley(): void {
  if (!autoplay.isRunning() || isOver) return
  const target = tank.findTarget(controls.target())
  if (!target) return void setTimeout(volley, lookoutMs)
  for (let shot = 0; shot < volleyShots; shot += 1) shootAt(target)
}

function shootAt(swimmer: Swimmer | undefined): void {
  if (!swimmer) {
    error.textContent = text('fishing.nobody')
    return
  }
  const wrong = stakeField.check(gunner.balance())
  if (wrong !== '') {
    error.textContent = wrong
    return autoplay.stop()
  }
  if (gunner.isFull()) return
  speaker.play('tick')
  gunner.fire(stakeField.read(), tank.shoot(swimmer, controls.hasNet()))
  showBalance()
}

function endSitting(): void {
  isOver = true
  frame.dataset['state'] = 'over'
  byId('verdict').textContent = ''
}

function showBalance(): void {
  byId('balance').textContent = asMoney(gunner.balance())
}

function refresh(): void {
  const gun = stakeField.read()
  const aimed = prizes.find(({ code }) => code === controls.target())
  news.showFacts(aimed && { chance: asPercent(aimed.chance.ways / aimed.chance.range), pays: aimed.times })
  showBalance()
  if (isOver) return showFace({ kind: 'over' })
  if (gunner.isLost()) return showFace({ kind: 'ask-again' })
  showFace({ kind: 'ready', stake: gun })
  byId('play').textContent = text('fishing.fire', { amount: gun > 0 ? asMoney(gun) : '' })
}

function prepareSwitches(): void {
  const sound = byId<HTMLButtonElement>('sound')
  sound.addEventListener('click', () => {
    speaker.setOn(!speaker.isOn())
    sound.ariaPressed = String(speaker.isOn())
  })
  byId('demo-refill').addEventListener('click', () => {
    table.refillDemo().then(showBalance, (failure: unknown) => {
      error.textContent = wordsOfFailure(failure).words
    })
  })
}
