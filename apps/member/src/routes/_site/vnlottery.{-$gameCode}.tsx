import { createFileRoute, redirect } from '@tanstack/react-router'
import { familyLink } from '#shared/games/game-family-paths.ts'

/** The address of the lotteries (games 7), with or without a game's code behind it. */
export const Route = createFileRoute('/_site/vnlottery/{-$gameCode}')({
  beforeLoad: () => {
    throw redirect({ ...familyLink('LOTT'), replace: true })
  },
})
