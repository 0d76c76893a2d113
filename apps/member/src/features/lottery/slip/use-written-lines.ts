import type { LotteryGame } from '@saola/protocol'
import { groupBy, type SlipDay, type WrittenLine } from '@saola/rules'
import { useApp, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { menuQuery } from '../lottery-queries.ts'
import { findKeptSlip, keepSlip } from './kept-slip.ts'
import type { MadeFor, NewLine } from './slip.ts'

/** A slip of another station that written lines were put into. */
export type OtherSlip = { readonly gameCode: string; readonly name: string; readonly count: number }

export type WrittenLines = {
  /** The stations of the day in the order of the board; undefined where nobody writes slips. */
  day: SlipDay | undefined
  takeLines: (lines: readonly WrittenLine[]) => void
  /** Where the last lines went that are for other stations. */
  others: readonly OtherSlip[]
}

/**
 * Takes a written slip apart: lines of this lottery go into the slip at hand, those of other stations into the slips of
 * their own pages, which are kept until somebody looks at them (lottery 56).
 */
export function useWrittenLines(
  game: LotteryGame,
  made: MadeFor | undefined,
  onOwn: (lines: readonly Omit<NewLine, 'made'>[]) => void,
): WrittenLines {
  const app = useApp()
  const account = useSession().member?.account
  const { data: groups } = useQuery(menuQuery(app, 'vietnam'))
  const [others, setOthers] = useState<readonly OtherSlip[]>([])
  const board = groups?.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode)) ?? []
  const stations = [
    { gameCode: game.gameCode, name: game.gameName },
    ...game.stations
      .filter(({ numeros }) => numeros.includes(made?.numero ?? ''))
      .map(({ gameCode, gameName: name }) => ({ gameCode, name })),
  ].sort((one, other) => board.indexOf(one.gameCode) - board.indexOf(other.gameCode))

  function takeLines(written: readonly WrittenLine[]): void {
    if (made === undefined) return
    const { numero, locksAt } = made
    const priced = written.flatMap(({ gameCode, ...line }) => {
      const offer = game.offers.find(({ type }) => type === line.type)
      return offer === undefined ? [] : [{ gameCode, line: { ...line, odds: offer.odds } }]
    })
    const elsewhere: OtherSlip[] = []
    for (const [gameCode, found] of groupBy(priced, (each) => each.gameCode)) {
      const lines = found.map(({ line }) => line)
      if (gameCode === game.gameCode) {
        onOwn(lines)
        continue
      }
      const owner = { brand: app.brand.merchant, account, gameCode }
      const before = findKeptSlip(app.storage.device, owner, game.now)?.lines ?? []
      const fresh = lines.map((line) => ({ ...line, made: { numero, locksAt } }))
      keepSlip(app.storage.device, owner, { at: game.now, lines: [...before, ...fresh] })
      const name = stations.find((station) => station.gameCode === gameCode)?.name ?? gameCode
      elsewhere.push({ gameCode, name, count: lines.length })
    }
    setOthers(elsewhere)
  }

  const isWritten = game.period === undefined && (game.kind === 'south' || game.kind === 'central')
  return {
    day: isWritten ? { kind: game.kind, stations, own: game.gameCode } : undefined,
    takeLines,
    others,
  }
}
