import type { calls, CallReply } from '@saola/protocol'
import { dayMs } from '@saola/rules'

/** A group of the menu. */
export type MenuGroup = CallReply<typeof calls.lottery.vnGameMenu>[number]

/** A lottery in the menu. */
export type MenuEntry = MenuGroup['gameMenus'][number]

/** The lotteries of a group that come first, and those of later days. */
export type MenuDays = { readonly first: readonly MenuEntry[]; readonly later: readonly MenuEntry[] }

/** The next to lock stand first; whatever is drawn a day or more after them waits apart. */
export function byDay(entries: readonly MenuEntry[]): MenuDays {
  const sorted = [...entries].sort((one, other) => drawsAt(one) - drawsAt(other))
  const [soonest] = sorted
  const end = soonest === undefined ? 0 : drawsAt(soonest) + dayMs / 2
  return {
    first: sorted.filter((entry) => drawsAt(entry) < end),
    later: sorted.filter((entry) => drawsAt(entry) >= end),
  }
}

/** Later than any draw, and still a number that can be compared. */
const never = Number.MAX_SAFE_INTEGER

function drawsAt({ next }: MenuEntry): number {
  return next?.drawsAt ?? never
}
