import { TabLinks } from '@saola/ui'
import type { ReactElement } from 'react'
import { followIt, tabInto } from '../../keys.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'TabLinks',
  group: 'frame',
  purpose: {
    vi: 'Trông như thẻ, nhưng mỗi thẻ là một địa chỉ: mở lại được, gửi đi được.',
    en: 'Looks like tabs, but each one is an address that can be opened again and sent to others.',
  },
  stories: [{ id: 'wallet', name: { vi: 'Trong ví', en: 'In a wallet' }, Show: Wallet }],
  keys: [tabInto, followIt],
}

function Wallet({ say }: StoryProps): ReactElement {
  return (
    <TabLinks
      label={say('Ví', 'Wallet')}
      links={[
        { href: '#deposit', label: say('Nạp', 'Deposit'), current: true },
        { href: '#withdraw', label: say('Rút', 'Withdraw') },
        { href: '#statement', label: say('Sao kê', 'Statement') },
      ]}
    />
  )
}
