import { decideLaunch, launchParams } from '@saola/game-launch'

const member = { signedIn: true, type: 0, username: 'minh88' }
const card = { vassalage: 'SAOLA', isGame: 'game', isNew: 0, nodeId: '101', gameId: 'mines-gold' }

const decision = decideLaunch(member, card)
console.log(decision)

// Only the page that opens the game asks for its address: GET /wps/game/launchGame.
if (decision.kind === 'open') {
  console.log(
    launchParams({ card, member, language: 'VI', device: 'mobile', backUrl: 'https://saola.example' }),
  )
}
