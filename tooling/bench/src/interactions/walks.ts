import { press, tapEach, tapOnce, typeInto, type Stop } from './acts.ts'

const dialog = '[role=dialog]'
const choices = 'main label:has(input[type=radio])'
const tabs = 'main nav a'
const bottomBar = 'body nav:not(main nav) a'

/** The site of a member: the lobby, a search, a small slip, the wallet, forms, and the choices of the device. */
export const memberWalk: readonly Stop[] = [
  {
    path: '/lobby',
    acts: [tapEach('header button'), tapEach('main [aria-haspopup=dialog]'), tapEach(bottomBar, 5)],
  },
  {
    path: '/games',
    acts: [
      typeInto('main input[type=search]', 'rong vang'),
      press('Escape'),
      tapEach('main fieldset button', 7),
      tapEach('main [data-tile]', 3),
      tapEach('main [aria-pressed]:not(fieldset *)', 3),
    ],
  },
  { path: '/games', acts: [tapEach(tabs, 5)] },
  {
    path: '/vnlottery/LOTT_NORTHERN_LOTTERY',
    acts: [
      tapEach('main button:text-matches("^[0-9]{2}$")', 3),
      tapOnce('main button:has-text("Thêm dòng")'),
      tapOnce('main button:has-text("Xem phiếu")'),
      tapOnce(`${dialog} button:has-text("Đặt cược")`),
    ],
  },
  {
    path: '/vnlottery/LOTT_NORTHERN_LOTTERY',
    acts: [tapEach('main [role=group] button', 6), tapEach(choices, 4), tapEach('main [role=tab]', 3)],
  },
  { path: '/wallet', acts: [tapEach('main button', 3), tapEach(tabs, 5)] },
  {
    path: '/wallet/statement',
    acts: [tapEach(choices, 3), tapOnce('main button:has-text("Bộ lọc")'), press('Escape')],
  },
  { path: '/wallet/bets', acts: [tapEach(choices, 3), tapEach('main li button, main tr button', 3)] },
  { path: '/wallet/deposit', acts: [typeInto('main input[type=text]', '500000'), tapEach(choices, 4)] },
  { path: '/rewards/points', acts: [tapEach(choices, 4), tapEach(tabs, 4)] },
  {
    path: '/support/new',
    acts: [
      typeInto('main input[name=reference]', 'D-12345'),
      typeInto('main textarea', 'Tien nap cham'),
      tapOnce('main button[type=submit]'),
    ],
  },
  { path: '/chat', acts: [typeInto('main textarea, main input', 'Xin chao'), press('Enter')] },
  { path: '/account', acts: [tapEach(choices, 4), tapEach('main label:has(input[type=checkbox])', 2)] },
]

/** The portal of an agent: the overview, the tree and the table of a team, reports that turn pages, and a form. */
export const portalWalk: readonly Stop[] = [
  {
    path: '/',
    acts: [
      tapEach('main label:has(input[type=radio]), header label:has(input[type=radio])', 4),
      tapEach('main summary', 2),
      tapEach('header button', 4),
      tapEach(bottomBar, 5),
    ],
  },
  {
    path: '/team',
    acts: [
      typeInto('main input[type=search]', 'thuy'),
      press('Escape'),
      tapEach('main button', 6),
      tapEach(tabs, 2),
    ],
  },
  { path: '/team/bets', acts: [tapEach('main nav button', 4), tapEach('main th button', 3)] },
  {
    path: '/reports/transactions',
    acts: [
      tapEach('main nav button', 4),
      tapOnce('main button:has-text("Bộ lọc")'),
      press('Escape'),
      tapEach(tabs, 6),
    ],
  },
  {
    path: '/reports/profit',
    acts: [
      tapEach('main label:has(input[type=radio])', 4),
      tapEach('main th button', 3),
      tapEach('main nav button', 3),
    ],
  },
  {
    path: '/opening',
    acts: [
      tapEach(choices, 2),
      typeInto('input[name=username]', 'hoivienmoi'),
      typeInto('input[name=password]', 'Matkhau123'),
      tapOnce('main form button[type=submit]'),
    ],
  },
  { path: '/me', acts: [typeInto('input[name=newPassword]', 'Saola2027'), tapEach(choices, 4)] },
]
