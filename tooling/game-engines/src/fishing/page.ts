import { byId } from '../kit/dom.ts'
import { showSeeds } from '../kit/fair/fair-drawer.ts'
import { showFace } from '../kit/main-button.ts'
import { asMoney, asPercent } from '../kit/numbers.ts'
import { pageData, text } from '../kit/page-data.ts'
import { preparePageParts } from '../kit/page-parts.ts'
import { recallToken } from '../kit/recall/recall-token.ts'
import { tellParent } from '../kit/tell-parent.ts'
import { createCatchNews } from './catch-news.ts'
import { fishing } from './fishing-engine.ts'
import { fishingRules, type FishingModel } from './fishing-model.ts'
import { createGunner } from './gunner.ts'
import type { Swimmer } from './swimmers.ts'
import { createTank } from './tank.ts'
import { createTankControls, prizesOf, prizeTable } from './tank-controls.ts'

/** Shots of one volley in autoplay, and how long it waits for an animal of the locked kind. */
const volleyShots = 2
const lookoutMs = 300

// The server drew the model from the list that this page's engine reads.
const model = pageData.model as FishingModel
const prizes = prizesOf(model)
const parts = preparePageParts({
  engine: fishing,
  press,
  next: volley,
  onEdit: refresh,
  onChange: refresh,
  onRefill: showBalance,
})
const { table, stakeField, autoplay, speaker } = parts
const news = createCatchNews()
const controls = createTankControls(prizes, refresh)
const tank = createTank(model, { random: Math.random, onTouch: touch, onLanded: showBalance })

const gunner = createGunner(table, {
  onRound(round) {
    news.tell(round, table.balance())
    tellParent('balance-changed')
    if (news.isGood(round)) speaker.play('win')
    parts.say('')
    showSeeds(table.seeds())
    refresh()
    autoplay.note(round)
    void parts.celebrate(round)
  },
  onFailure(failure) {
    parts.fail(failure)
    refresh()
  },
})

byId('stage').append(...tank.elements)
byId('controls').append(...controls.elements)
byId('bet').querySelector('label[for="stake"]')?.replaceChildren(text('fishing.gun'))
parts.fillDrawers([prizeTable(prizes)])
const recall = recallToken()
if (recall === undefined) {
  tank.start()
  await open()
} else {
  const { showRecalledShots } = await import('./recalled-shots.ts')
  await showRecalledShots(recall)
}

async function open(): Promise<void> {
  const sitting = await parts.open()
  if (!sitting) return refresh()
  const { min, max } = table.bounds()
  stakeField.setBounds({ min, max: Math.min(max, fishingRules.maxGun) })
  if (sitting.settings.autoplay) autoplay.offer()
  news.start(table.rounds())
  byId('verdict').textContent = text('fishing.ready')
  refresh()
}

function press(): void {
  if (parts.isOver()) return
  if (gunner.isLost()) return void gunner.askAgain()
  shootAt(tank.findTarget(controls.target()))
}

function touch(swimmer: Swimmer | undefined): void {
  // A lock stays with its kind; a touch beside every animal is no shot.
  if (!parts.isOver() && !gunner.isLost() && swimmer) shootAt(swimmer)
}

function volley(): void {
  if (!autoplay.isRunning() || parts.isOver()) return
  const target = tank.findTarget(controls.target())
  if (!target) return void setTimeout(volley, lookoutMs)
  for (let shot = 0; shot < volleyShots; shot += 1) shootAt(target)
}

function shootAt(swimmer: Swimmer | undefined): void {
  if (!swimmer) return parts.say(text('fishing.nobody'))
  const wrong = stakeField.check(gunner.balance())
  if (wrong !== '') return parts.refuse(wrong)
  if (gunner.isFull()) return
  speaker.play('tick')
  gunner.fire(stakeField.read(), tank.shoot(swimmer, controls.hasNet()))
  showBalance()
}

function showBalance(): void {
  byId('balance').textContent = asMoney(gunner.balance())
}

function refresh(): void {
  const gun = stakeField.read()
  const aimed = prizes.find(({ code }) => code === controls.target())
  news.showFacts(aimed && { chance: asPercent(aimed.chance.ways / aimed.chance.range), pays: aimed.times })
  showBalance()
  if (parts.isOver()) return showFace({ kind: 'over' })
  if (gunner.isLost()) return showFace({ kind: 'ask-again' })
  showFace({ kind: 'ready', stake: gun })
  byId('play').textContent = text('fishing.fire', { amount: gun > 0 ? asMoney(gun) : '' })
}
