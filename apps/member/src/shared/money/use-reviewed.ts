import { useEffect } from 'react'
import type { StepMoves } from './step-search.ts'

/** Whether the review is to be shown; an address that asks for it without anything to review leads to the first step. */
export function useReviewed({ step, onNothing }: StepMoves, isReady: boolean): boolean {
  const isAsked = step === 'review'
  useEffect(() => {
    if (isAsked && !isReady) onNothing()
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked and ready counts, not which function is called
  }, [isAsked, isReady])
  return isAsked && isReady
}
