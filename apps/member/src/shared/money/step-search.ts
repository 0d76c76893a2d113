import { searchReader, type StepMoves } from '@saola/shell'
import { useNavigate, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'

/** The step that an address asks for; without one it is the amount. */
export const searchStep = z.literal('review')

/** Reads the step alone. */
export const readStepSearch = searchReader({ step: searchStep })

type StepSearch = ReturnType<typeof readStepSearch>

/** The moves between the steps at this address. */
export function useStepMoves({ step }: StepSearch): StepMoves {
  const { history } = useRouter()
  const navigate = useNavigate()
  const onNothing = (): void => void navigate({ to: '.', search: {}, replace: true })
  return {
    step: step ?? 'amount',
    onReview: () => void navigate({ to: '.', search: { step: 'review' } }),
    onBack: () => {
      if (history.canGoBack()) history.back()
      else onNothing()
    },
    onNothing,
  }
}
