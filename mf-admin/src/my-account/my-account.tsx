import { ChangePassword, Sessions } from "@acompana/kit/account";
import { useScreen } from "@acompana/kit/area";
import { Address, Page } from "@acompana/kit/ui";
import { Columns } from "../panel/columns.tsx";
import { text } from "../text.ts";
import { OwnSecondFactor } from "./own-second-factor.tsx";

/** An administrator's own account: password, second factor, and where it is signed in. */
export function MyAccount() {
  const { back, session } = useScreen();
  const email = session?.role === "administrator" ? session.administrator.email : undefined;
  return (
    <Page
      width="narrow"
      title={text.myAccount.title}
      line={email && <Address of={email} />}
      onBack={back}
    >
      <Columns
        first={<ChangePassword />}
        second={
          <>
            <Sessions />
            {/* Last: it grows when an app is set up, behind the codes that are shown. */}
            <OwnSecondFactor />
          </>
        }
      />
    </Page>
  );
}
