const [balance, stake, said] = ['#balance', '#stake', '[role=status]'].map((each) =>
  document.querySelector(each),
)
const buttons = document.querySelectorAll('button')
const allow = (may) => [stake, ...buttons].forEach((each) => (each.disabled = !may))

// Nothing in these messages is anybody's secret, and only the operator's sites may frame this page.
const tell = (type) => parent.postMessage({ type }, '*')
tell('saola:ready')

const token = new URLSearchParams(location.search).get('token')
const opened = await (await post('/open', { token })).json()
if (opened.ok) {
  const { sessionKey, gameName, minStake } = opened.value
  document.querySelector('h1').textContent = gameName
  balance.value = opened.value.balance
  stake.value = stake.min = stake.step = minStake
  for (const button of buttons) button.addEventListener('click', () => play(sessionKey, button.value))
  allow(true)
} else {
  said.textContent = 'Please open the game once more from the site.'
}

async function play(sessionKey, side) {
  allow(false)
  const result = await ask({ roundId: crypto.randomUUID(), sessionKey, side, amount: stake.valueAsNumber })
  allow(true)
  if (result.kind === 'returned') said.textContent = 'The line broke, your stake is back.'
  if (result.kind === 'refused') said.textContent = `Not taken: ${result.code}`
  if (result.kind !== 'played') return
  balance.value = result.balance
  said.textContent = `${result.landed}: ${result.payout > 0 ? `you win ${result.payout}` : 'nothing this time'}`
  tell('saola:balance-changed')
}

/** Asks until there is an answer: the same round id is the same round. */
async function ask(bet) {
  const answer = await post('/play', bet).catch(() => undefined)
  if (answer && answer.status !== 503) return answer.json()
  await new Promise((done) => setTimeout(done, 1_000))
  return ask(bet)
}

function post(path, body) {
  return fetch(path, { method: 'POST', body: JSON.stringify(body) })
}
