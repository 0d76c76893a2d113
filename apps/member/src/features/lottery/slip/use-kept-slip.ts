import type { LotteryGame } from '@saola/protocol'
import { useApp, useSession } from '@saola/shell'
import { useEffect, useReducer, useState, type Dispatch } from 'react'
import type { OfferedType } from '../pick/offered-types.ts'
import { findKeptSlip, keepSlip } from './kept-slip.ts'
import { changeSlip, emptySlip, type Slip, type SlipAct } from './slip.ts'

/** A slip that outlives a reload; `keptAt` says since when, where its lines were here before (lottery 56). */
export function useKeptSlip(
  { gameCode, now }: LotteryGame,
  first: OfferedType,
): { slip: Slip; change: Dispatch<SlipAct>; keptAt: number | undefined } {
  const { storage, brand } = useApp()
  const account = useSession().member?.account
  const owner = { brand: brand.merchant, account, gameCode }
  const [kept] = useState(() => findKeptSlip(storage.device, owner, now))
  const [slip, change] = useReducer(changeSlip, emptySlip(first.id, first.offer.minBase), (empty) =>
    changeSlip(empty, { kind: 'add', lines: kept?.lines ?? [] }),
  )
  const { lines } = slip
  const [at, setAt] = useState({ lines, at: kept?.at ?? now })
  if (at.lines !== lines) setAt({ lines, at: now })
  useEffect(() => {
    keepSlip(storage.device, { brand: brand.merchant, account, gameCode }, at)
  }, [storage, brand, account, gameCode, at])
  return { slip, change, keptAt: at.at === kept?.at ? kept.at : undefined }
}
