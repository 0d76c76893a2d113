/** A team in both languages. */
export type TeamName = { readonly vi: string; readonly en: string }

/** The virtual leagues: football, football as an electronic sport, and two of teams of five. */
export const leagueCodes = ['football', 'arena', 'moba', 'shooter'] as const

export type LeagueCode = (typeof leagueCodes)[number]

/** A virtual league: its teams, when its rounds kick off, and how its matches are played. */
export type League = {
  readonly code: LeagueCode
  /** The title that leads to it from a lobby. */
  readonly gameCode: string
  readonly teams: readonly TeamName[]
  /** From one kick-off to the next, in milliseconds. */
  readonly periodMs: number
  /** How far each kick-off stands behind the full period, so that the leagues take turns. */
  readonly offsetMs: number
  /** How many goals a side of average strength scores; in a race, how much strength decides a point, from 0 to 1. */
  readonly goals: number
}

const period = 4 * 60_000

const footballTeams = `
Gió Ngàn: Mountain Wind; Trăng Khuyết: Crescent; Ngựa Sắt: Iron Horse; Voi Rừng: Wild Elephants; Hạc Vàng: Golden Cranes
Sóng Bạc: Silver Wave; Lửa Đỏ: Red Fire; Đá Xám: Grey Stone; Chim Cắt: Falcons; Sao Chổi: Comet; Cầu Gỗ: Wooden Bridge
Mây Trắng: White Cloud
`
const arenaTeams = `
Mèo Điện: Volt Cats; Rồng Số: Digit Dragons; Bão Lưới: Net Storm; Cáo Neon: Neon Foxes; Trâu Thép: Steel Buffalo
Sói Pixel: Pixel Wolves; Tia Chớp: Lightning; Gấu Robot: Robo Bears
`

const mobaTeams = `
Rồng Lam: Blue Dragons; Hổ Vàng: Golden Tigers; Phượng Lửa: Fire Phoenix; Rùa Đá: Stone Turtles
Cú Đêm: Night Owls; Sen Trắng: White Lotus; Ưng Núi: Hill Hawks; Cá Voi: Whales
`
const shooterTeams = `
Bóng Đen: Shadow Five; Khói Lam: Blue Smoke; Sao Bắc: North Star; Mắt Bão: Storm Eye
Thành Đồng: Bronze Wall; Gió Lặng: Still Wind; Tia Sáng: Bright Ray; Vệt Đỏ: Red Streak
`

/** The leagues by their codes. Names are invented and stand for nobody. */
export const leagues: Readonly<Record<LeagueCode, League>> = {
  football: {
    code: 'football',
    gameCode: 'SPORTS_FOOTBALL_TODAY',
    teams: namesOf(footballTeams),
    periodMs: period,
    offsetMs: 0,
    goals: 1.25,
  },
  arena: {
    code: 'arena',
    gameCode: 'ESPORTS_ELECTRONIC_FOOTBALL_TODAY',
    teams: namesOf(arenaTeams),
    periodMs: period,
    offsetMs: period / 2,
    goals: 1.7,
  },
  moba: {
    code: 'moba',
    gameCode: 'ESPORTS_FIVE_A_SIDE_ARENA_TODAY',
    teams: namesOf(mobaTeams),
    periodMs: period,
    offsetMs: period / 4,
    goals: 0.6,
  },
  shooter: {
    code: 'shooter',
    gameCode: 'ESPORTS_TACTICAL_SHOOTER_TODAY',
    teams: namesOf(shooterTeams),
    periodMs: period,
    offsetMs: (period * 3) / 4,
    goals: 0.25,
  },
}

function namesOf(rows: string): TeamName[] {
  return rows
    .split(/[;\n]/)
    .map((pair) => pair.split(':'))
    .flatMap(([vi = '', en = '']) => (vi === '' ? [] : [{ vi: vi.trim(), en: en.trim() }]))
}
