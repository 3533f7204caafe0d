import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { StoryCard } from '~/web/kit/record/story-card'
import { Status } from '~/web/kit/status'
import type { Lists } from './customer/loader'

/** The latest cylinder sets of a customer or a project. */
export const TestSets = ({ all, rows }: { all: string; rows: Lists['tests'] }) => (
  <StoryCard title={words.customerTestSets()} all={all} empty={rows.length ? undefined : words.customerTestSetsNone()}>
    <PlainTable
      caption={words.customerTestSets()}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: words.customerTestSet(),
          show: row => (
            <HereLink to={`/inhouse-cylinder-testing/cylinder-test-info?id=${row.id}`} className="code text-link">
              {row.testNo}
            </HereLink>
          ),
        },
        { label: words.customerTestCast(), show: row => showDate(row.castOn) },
        { label: kitWords.fieldProject(), show: row => row.projectName },
        { label: words.customerSplitProduct(), show: row => row.productCode },
        { label: kitWords.fieldPlant(), show: row => row.plantName },
        { label: kitWords.fieldStatus(), show: row => <Status of="cylinderSet" value={row.status} /> },
      ]}
    />
  </StoryCard>
)
