import { Skeleton } from '@saola/ui'
import type { ReactElement } from 'react'
import { Grid, Stack } from '../../layout.tsx'
import type { ComponentPage } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Skeleton',
  group: 'show',
  purpose: {
    vi: 'Giữ chỗ cho thứ đang tới, đúng cỡ của nó; đứng yên và im lặng với trình đọc màn hình.',
    en: 'A place kept for what is on its way, in its final size; still, and silent for screen readers.',
  },
  stories: [
    { id: 'text', name: { vi: 'Chữ', en: 'Text' }, Show: Text },
    { id: 'tiles', name: { vi: 'Ô trò chơi 3:4', en: 'Tiles of 3:4' }, Show: Tiles },
  ],
  keys: [],
}

function Text(): ReactElement {
  return (
    <Stack>
      <Skeleton width="40%" height="1.6em" />
      <Skeleton />
      <Skeleton width="75%" />
    </Stack>
  )
}

function Tiles(): ReactElement {
  return (
    <Grid>
      <Skeleton ratio="3 / 4" />
      <Skeleton ratio="3 / 4" />
      <Skeleton ratio="3 / 4" />
    </Grid>
  )
}
