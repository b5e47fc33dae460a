import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { UserRoundPlus } from "lucide-react";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { SupportList } from "./support-list.tsx";

interface SupportListDialogProps {
  user: Named;
  onAdd: () => void;
  onClose: () => void;
}

/** The relatives and carers of one older person. */
export function SupportListDialog({ user, onAdd, onClose }: SupportListDialogProps) {
  const { Dialog } = useScreen();
  return (
    <Dialog title={text.supportPersons.listTitle(user.name)} onClose={onClose}>
      {/* Above the list, which pushes nothing away when it is there. */}
      <Button icon={UserRoundPlus} wide onClick={onAdd}>
        {text.user.addSupport}
      </Button>
      <SupportList user={user} />
    </Dialog>
  );
}
