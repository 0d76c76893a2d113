import { seeded } from '../seeded.ts'
import { raceOf } from './races.ts'
import type { League, TeamName } from './leagues.ts'
import type { Strengths } from './score-weights.ts'

/** A match as its league plans it. */
export type PlannedMatch = {
  readonly round: number
  readonly place: number
  readonly kickOffAt: number
  readonly home: TeamName
  readonly away: TeamName
  readonly strengths: Strengths
}

/** A home side scores so much more than away. */
const homeShare = 1.25

/** The round of a league whose kick-off is the next one at `now`, counted since 1970. */
export function roundAt({ periodMs, offsetMs }: League, now: number): number {
  return Math.ceil((now - offsetMs) / periodMs)
}

/**
 * The matches of a round: everybody plays, and meets everybody else once a season, at home and away in turns from season to
 * season. The same on every machine.
 */
export function fixturesOf(league: League, round: number): readonly PlannedMatch[] {
  const { teams, periodMs, offsetMs } = league
  const days = teams.length - 1
  const day = round % days
  const isTurned = Math.floor(round / days) % 2 === 1
  // The first team stays, the others walk round the table by one chair a day.
  const chairs = teams.map((_, chair) => (chair === 0 ? 0 : 1 + ((chair - 1 + day) % days)))
  return Array.from({ length: teams.length / 2 }, (_, place) => {
    const first = teamAt(league, chairs[place])
    const second = teamAt(league, chairs[teams.length - 1 - place])
    const [home, away] = (place + day) % 2 === (isTurned ? 0 : 1) ? [second, first] : [first, second]
    const kickOffAt = round * periodMs + offsetMs
    return { round, place, kickOffAt, home, away, strengths: strengthsOf(league, home, away) }
  })
}

function teamAt({ teams }: League, chair: number | undefined): TeamName {
  const team = teams[chair ?? -1]
  if (!team) throw new RangeError(`no team sits on the chair ${chair}`)
  return team
}

/** In thousandths of a goal, or of the chance of a point, so that what is published is exactly what is played by. */
function strengthsOf({ code, goals }: League, home: TeamName, away: TeamName): Strengths {
  const { attack, defence } = ratingOf(home)
  const other = ratingOf(away)
  if (raceOf(code)) {
    // Of two sides of one strength each wins every second point; nobody is at home.
    const [own, others] = [attack / defence, other.attack / other.defence]
    const chance = thousandths(0.5 + (own / (own + others) - 0.5) * goals)
    return { home: chance, away: thousandths(1 - chance) }
  }
  return {
    home: thousandths(goals * homeShare * attack * other.defence),
    away: thousandths(goals * other.attack * defence),
  }
}

/** How often a team scores and lets the other side score, beside an average one. */
function ratingOf({ en }: TeamName): { attack: number; defence: number } {
  const random = seeded(`team ${en}`)
  return { attack: random.between(0.7, 1.4), defence: random.between(0.75, 1.3) }
}

function thousandths(goals: number): number {
  return Math.round(goals * 1000) / 1000
}
