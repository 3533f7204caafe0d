import { ScrollBox } from '~/web/ui/scroll-box'
import type { FieldLine } from './openapi-calls'

export function SchemaView({ title, fields }: { title: string; fields: FieldLine[] }) {
  return (
    <ScrollBox>
      <table className="plain-table">
        <caption className="eyebrow pb-1 text-left">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <tr key={`${field.name} ${String(index)}`}>
              <td className="font-mono" style={{ paddingLeft: field.depth * 16 }}>
                {field.name}
                {!field.required && <span className="font-sans text-muted"> (optional)</span>}
              </td>
              <td className="font-mono text-muted">{field.type}</td>
              <td className="text-muted">{field.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
