import { BottomBar } from '@saola/ui'
import type { ReactElement } from 'react'
import { followIt, tabInto } from '../../keys.ts'
import { Page } from '../../layout.tsx'
import { samplePlaces } from '../../sample-places.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'BottomBar',
  group: 'frame',
  purpose: {
    vi: 'Đường đi chính trên điện thoại, trong tầm ngón cái. Từ 64 rem trở lên thì SideRail thay chỗ.',
    en: "The phone's main navigation within reach of the thumb. From 64 rem on the SideRail takes over.",
  },
  stories: [{ id: 'five', name: { vi: 'Năm chỗ', en: 'Five places' }, Show: Five, window: { height: 160 } }],
  keys: [tabInto, followIt],
}

function Five({ say }: StoryProps): ReactElement {
  return (
    <Page>
      <p>{say('Trang nằm phía trên.', 'The page is above.')}</p>
      <BottomBar label={say('Chính', 'Main')} items={samplePlaces(say)} />
    </Page>
  )
}
