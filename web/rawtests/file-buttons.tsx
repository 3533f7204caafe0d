import { FileText, Sheet } from 'lucide-react'
import { Button } from '~/web/ui/button'

/** The report as a workbook, with the conditions of the screen. */
export const ExcelButton = ({ path, asked }: { path: string; asked: object }) => (
  <form method="post" action={`/files/raw-material-test/${path}`}>
    <input type="hidden" name="json" value={JSON.stringify(asked)} />
    <Button type="submit">
      <Sheet /> Excel
    </Button>
  </form>
)

/** The graph on paper, as it stands on the screen. */
export const PdfButton = ({ asked }: { asked: object }) => (
  <form method="post" action="/files/raw-material-test/generate-graph-pdf" target="_blank" rel="noopener">
    <input type="hidden" name="json" value={JSON.stringify(asked)} />
    <Button type="submit">
      <FileText /> PDF
    </Button>
  </form>
)
