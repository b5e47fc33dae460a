CREATE TABLE "support_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"municipality_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "support_invitations_person" UNIQUE("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "support_invitations" ADD CONSTRAINT "support_invitations_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_invitations" ADD CONSTRAINT "support_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_invitations" ADD CONSTRAINT "support_invitations_created_by_administrators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_invitations_email" ON "support_invitations" USING btree ("municipality_id","email");--> statement-breakpoint
CREATE INDEX "support_invitations_expiry" ON "support_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE TRIGGER support_invitations_open BEFORE INSERT ON support_invitations FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('support_invitations_open', '30', 'user_id',
    't.expires_at > ($1).created_at and t.email <> ($1).email');
