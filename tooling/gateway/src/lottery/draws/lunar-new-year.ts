import { dayMs, startOfCivilDay, vietnamOffsetMs } from '@saola/rules'

/** The Julian day of 1970-01-01 at midnight in Greenwich. */
const epochDay = 2_440_587.5
const toRadians = Math.PI / 180
/** Days from one new moon to the next, on average, and the one that months are counted from, of January 1900. */
const monthDays = 29.530_588_68
const firstNewMoon = 2_415_020.759_33

const known = new Map<number, number>()

/**
 * The first millisecond of the lunar new year that begins in a year, by the Vietnamese calendar: months begin with the day of
 * their new moon in Hanoi, the winter solstice is in the eleventh, and where thirteen lie between two solstices, the first
 * without a change of the sun's sign is a leap month. After Meeus, Astronomical Algorithms, in the short form of Hồ Ngọc Đức.
 */
export function lunarNewYear(year: number): number {
  const found = known.get(year) ?? (findNewYear(year) - epochDay - 0.5) * dayMs - vietnamOffsetMs
  known.set(year, found)
  return found
}

/** The Julian day, at noon, of the new year. */
function findNewYear(year: number): number {
  const eleventh = eleventhMonth(year - 1)
  const isLate = eleventhMonth(year) - eleventh === 13 && isLeapMonth(eleventh + 1, eleventh + 2)
  return newMoonDay(eleventh + (isLate ? 3 : 2))
}

/** Which new moon begins the month that the winter solstice of a year is in. */
function eleventhMonth(year: number): number {
  const lastDay = Math.round(startOfCivilDay(year, 12, 31) / dayMs + epochDay + 0.5)
  const moon = Math.floor((lastDay - firstNewMoon) / monthDays)
  return sunSign(newMoonDay(moon)) >= 9 ? moon - 1 : moon
}

/** Whether one of the months after the eleventh begins and ends in the same sign of the sun. */
function isLeapMonth(...months: number[]): boolean {
  return months.some((month) => sunSign(newMoonDay(month)) === sunSign(newMoonDay(month + 1)))
}

/** The Julian day in Vietnam on which a new moon is. */
function newMoonDay(moon: number): number {
  const t = moon / 1236.85
  const t2 = t * t
  const t3 = t2 * t
  const mean =
    firstNewMoon +
    29.530_588_68 * moon +
    0.000_117_8 * t2 -
    0.000_000_155 * t3 +
    0.000_33 * sin(166.56 + 132.87 * t - 0.009_173 * t2)
  const sun = 359.2242 + 29.105_356_08 * moon - 0.000_033_3 * t2 - 0.000_003_47 * t3
  const own = 306.0253 + 385.816_918_06 * moon + 0.010_730_6 * t2 + 0.000_012_36 * t3
  const latitude = 21.2964 + 390.670_506_46 * moon - 0.001_652_8 * t2 - 0.000_002_39 * t3
  const shift =
    (0.1734 - 0.000_393 * t) * sin(sun) +
    0.0021 * sin(2 * sun) -
    0.4068 * sin(own) +
    0.0161 * sin(2 * own) -
    0.0004 * sin(3 * own) +
    0.0104 * sin(2 * latitude) -
    0.0051 * sin(sun + own) -
    0.0074 * sin(sun - own) +
    0.0004 * sin(2 * latitude + sun) -
    0.0004 * sin(2 * latitude - sun) -
    0.0006 * sin(2 * latitude + own) +
    0.001 * sin(2 * latitude - own) +
    0.0005 * sin(2 * own + sun)
  const clock = -0.000_278 + 0.000_265 * t + 0.000_262 * t2
  return Math.floor(mean + shift - clock + 0.5 + vietnamOffsetMs / dayMs)
}

function sin(degrees: number): number {
  return Math.sin(degrees * toRadians)
}

/** In which twelfth of its way the sun is as a day begins in Vietnam, from 0 at the spring equinox; 9 begins at the winter solstice. */
function sunSign(day: number): number {
  const t = (day - 0.5 - vietnamOffsetMs / dayMs - 2_451_545) / 36_525
  const anomaly = 357.5291 + 35_999.0503 * t - 0.000_155_9 * t * t
  const longitude =
    280.466_45 +
    36_000.769_83 * t +
    0.000_303_2 * t * t +
    (1.9146 - 0.004_817 * t) * sin(anomaly) +
    (0.019_993 - 0.000_101 * t) * sin(2 * anomaly) +
    0.000_29 * sin(3 * anomaly)
  return Math.floor((((longitude % 360) + 360) % 360) / 30)
}
