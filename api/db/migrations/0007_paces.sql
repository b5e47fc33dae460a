CREATE TABLE "game_paces" (
	"user_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"level" double precision NOT NULL,
	"rounds" integer NOT NULL,
	"misses" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_paces_user_id_game_type_pk" PRIMARY KEY("user_id","game_type")
);
--> statement-breakpoint
ALTER TABLE "game_paces" ADD CONSTRAINT "game_paces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;