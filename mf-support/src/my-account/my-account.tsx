import { ChangePassword, Sessions } from "@acompana/kit/account";
import { useScreen, useSession } from "@acompana/kit/area";
import { Address, Page } from "@acompana/kit/ui";
import { text } from "../text.ts";

/** A relative's own account: the password, and where one is signed in. */
export function MyAccount() {
  const { back } = useScreen();
  const { supportPerson } = useSession("support");
  return (
    <Page
      width="narrow"
      title={text.dashboard.account}
      line={<Address of={supportPerson.email} />}
      onBack={back}
    >
      <ChangePassword />
      <Sessions />
    </Page>
  );
}
