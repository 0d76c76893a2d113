import { useEffect } from 'react'

/** Where an act with money is and how it moves; the browser's back is a step back. */
export type StepMoves = {
  step: 'amount' | 'review'
  onReview: () => void
  onBack: () => void
  /** The address asks for a review of nothing: it becomes the one of the first step. */
  onNothing: () => void
}

/** Whether the review is to be shown; an address that asks for it without anything to review leads to the first step. */
export function useReviewed(
  { step, onNothing }: Pick<StepMoves, 'step' | 'onNothing'>,
  isReady: boolean,
): boolean {
  const isAsked = step === 'review'
  useEffect(() => {
    if (isAsked && !isReady) onNothing()
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked and ready counts, not which function is called
  }, [isAsked, isReady])
  return isAsked && isReady
}
