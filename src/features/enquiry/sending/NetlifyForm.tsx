import { payloadKeys } from './enquiry';
import { formService } from './send-enquiry';

type NetlifyFormProps = { form: 'contact' | 'request' };

/** Lets Netlify find the form in the built HTML when a `form-name` is configured (docs/forms.md). */
export function NetlifyForm({ form }: NetlifyFormProps) {
  const name = formService(form).extraFields['form-name'];
  if (!name) return null;
  return (
    <form name={name} method="post" data-netlify="true" hidden>
      {payloadKeys[form].map((key) => (
        <input key={key} name={key} />
      ))}
    </form>
  );
}
