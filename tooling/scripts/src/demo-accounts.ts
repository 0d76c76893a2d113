/** The people of the demo data, as `pnpm start` prints them. */
export const demoAccounts = {
  password: 'Saola2026',
  paymentPassword: '246810',
  rows: [
    ['member01', 'member, below agent02; 0912000001, member01@saola.test'],
    ['member02', 'member, below agent02; 0912000002, member02@saola.test'],
    ['agent02', 'agent, below agent01; invitation code SAOLA2'],
    ['agent01', 'agent, below topagent; invitation code SAOLA1'],
    ['topagent', 'top agent'],
    ['trial01', 'trial account, cannot play for money'],
  ],
} as const
